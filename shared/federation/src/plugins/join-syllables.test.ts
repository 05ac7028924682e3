import { expect, test } from '@jest/globals'
import { joinSyllables } from './join-syllables.ts'

const marked = (heading: string) => joinSyllables(heading).replaceAll('\u00a0', '_')

test.each([
  ['Tặng thưởng cho người dùng ứng dụng của bạn', 'Tặng_thưởng cho người_dùng ứng_dụng của_bạn'],
  ['Kết thúc các chiến dịch này?', 'Kết_thúc các chiến_dịch_này?'],
  ['Tạo nguồn cài đặt', 'Tạo nguồn_cài_đặt'],
  ['Chưa có ứng dụng nào', 'Chưa có ứng_dụng_nào'],
  ['Nguồn cài đặt', 'Nguồn cài đặt'],
])('the heading %s breaks between words: %s', (heading, words) => expect(marked(heading)).toBe(words))

import { expect, test } from '@jest/globals'
import { SliceRefused, type SliceWish, sliceNames } from './slice-names.ts'

const wish: SliceWish = { module: 'campaigns', name: 'shop-shelf', plural: 'shop-shelves', vietnamese: 'kệ hàng' }

test('a name is spelled in every way that the code has for it', () => {
  expect(sliceNames(wish)).toEqual({
    module: 'campaigns',
    thing: 'shopShelf',
    things: 'shopShelves',
    Thing: 'ShopShelf',
    Things: 'ShopShelves',
    THING: 'SHOP_SHELF',
    kebab: 'shop-shelf',
    kebabs: 'shop-shelves',
    snake: 'shop_shelf',
    snakes: 'shop_shelves',
    english: 'shop shelf',
    englishPlural: 'shop shelves',
    English: 'Shop shelf',
    EnglishPlural: 'Shop shelves',
    vietnamese: 'kệ hàng',
    Vietnamese: 'Kệ hàng',
  })
})

test('the plural is the name and an s unless it is given', () => {
  expect(sliceNames({ ...wish, name: 'day-pass-holder', plural: undefined })).toMatchObject({ kebabs: 'day-pass-holders' })
})

test.each(['category', 'box', 'address', 'branch'])('the plural of %s has to be given', (name) => {
  expect(() => sliceNames({ ...wish, name, plural: undefined })).toThrow(
    `The plural of '${name}' is not '${name}s': give it with --plural.`,
  )
})

test.each(['RewardItem', 'reward_item', 'reward item', 'item2', '-item', 'item-', '', 'class', 'create', '../item'])(
  '%j is no name for a record',
  (name) => {
    expect(() => sliceNames({ ...wish, name })).toThrow(SliceRefused)
    expect(() => sliceNames({ ...wish, name })).toThrow('no name for a record')
  },
)

test.each(['shop-shelf', 'Shelves', 'new'])('%j is no plural', (plural) => {
  expect(() => sliceNames({ ...wish, plural })).toThrow(`'${plural}' is no plural of 'shop-shelf'`)
})

test.each(['', '  ', 'Kệ hàng', "kệ'hàng", 'kệ\nhàng'])('%j is no Vietnamese noun', (vietnamese) => {
  expect(() => sliceNames({ ...wish, vietnamese })).toThrow('no Vietnamese noun')
})

test('a Vietnamese noun keeps to the glossary', () => {
  const reward = { ...wish, name: 'reward-item', plural: undefined }
  expect(() => sliceNames({ ...reward, vietnamese: 'vật phẩm' })).toThrow("the glossary's Vietnamese is 'phần thưởng'")
  expect(sliceNames({ ...reward, vietnamese: 'vật phẩm tặng thưởng' })).toMatchObject({ Vietnamese: 'Vật phẩm tặng thưởng' })
})

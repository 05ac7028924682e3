import { expect, test } from '@jest/globals'
import { mediaRefusals } from './media-refusals.ts'

const PAGE = 'https://youtu.be/abc'
const SITE = { found: 'YouTube', kind: 'site' }

test('a page is refused wherever a body has the address of an image or a video', () => {
  const body = {
    avatar_url: PAGE,
    logo_url: 'https://a.example/logo.png',
    content: { video_url: PAGE, image_url: 'https://a.example/clip.mp4', read_more_url: PAGE },
    rewards: [{ reward_description: { icon_url: null } }, { reward_description: { icon_url: PAGE } }],
  }
  const image = { allowed: 'JPG, PNG', wanted: 'image' }
  const refused = { code: 'file_wrong_type', message: 'file_wrong_type' }
  expect(mediaRefusals(body)).toEqual([
    { pointer: '/body/avatar_url', ...refused, params: { ...image, ...SITE } },
    { pointer: '/body/content/video_url', ...refused, params: { allowed: 'MP4, WebM', wanted: 'video', ...SITE } },
    { pointer: '/body/content/image_url', ...refused, params: { ...image, found: 'MP4', kind: 'file' } },
    { pointer: '/body/rewards/1/reward_description/icon_url', ...refused, params: { ...image, ...SITE } },
  ])
})

import { expect, test } from '@jest/globals'
import { notMediaAt } from './media-addresses.ts'

test.each([
  ['YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ?si=abc'],
  ['YouTube', 'https://m.youtube.com/shorts/dQw4w9WgXcQ'],
  ['YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/76979871'],
  ['Vimeo', 'https://player.vimeo.com/video/76979871'],
  ['Google Drive', 'https://drive.google.com/file/d/1aB/view?usp=sharing'],
  ['TikTok', 'https://vt.tiktok.com/ZS8/'],
  ['Facebook', 'https://www.facebook.com/watch/?v=1'],
  ['Facebook', 'https://fb.watch/abc/'],
  ['Dropbox', 'https://www.dropbox.com/scl/fi/abc/clip.mp4?rlkey=x&dl=0'],
  ['OneDrive', 'https://1drv.ms/v/s!AbC'],
  ['OneDrive', 'https://lotus-my.sharepoint.com/:v:/g/personal/x/clip.mp4?e=1'],
  ['GitHub', 'https://github.com/lotus/quest/blob/main/clip.mp4'],
  ['X', 'https://x.com/lotus/status/1/video/1'],
  ['YouTube', 'https://youtube.com./watch?v=1'],
  ['YouTube', '  https://youtu.be/abc '],
  ['GitHub', 'https://github.com/lotus/quest/blob/main/raw/clip.mp4'],
  ['Facebook', 'https://www.facebook.com/picture.perfect.shop/photos/1'],
  ['Dropbox', 'https://www.dropbox.com/scl/fo/abc/h?rlkey=x&dl=1'],
  ['Internet Archive', 'https://archive.org/details/clip.mp4'],
  ['OneDrive', 'https://onedrive.live.com/embed?resid=1&width=320'],
])('a page of %s is no video: %s', (found, address) => {
  expect(notMediaAt(address, 'video')).toEqual({ kind: 'site', found, wanted: 'video' })
})

test.each([
  ['Google Drive', 'https://drive.google.com/open?id=1aB'],
  ['Google Photos', 'https://photos.app.goo.gl/abc'],
  ['Google', 'https://www.google.com.vn/imgres?imgurl=https%3A%2F%2Fa.example%2Fb.jpg'],
  ['Imgur', 'https://imgur.com/a/abc'],
  ['Pinterest', 'https://www.pinterest.co.uk/pin/1/'],
  ['Wikipedia', 'https://commons.wikimedia.org/wiki/File:Lotus.jpg'],
  ['Unsplash', 'https://unsplash.com/photos/abc'],
  ['Google Drive', 'https://docs.google.com/document/d/1/export/pdf'],
])('a page of %s is no image: %s', (found, address) => {
  expect(notMediaAt(address, 'image')).toEqual({ kind: 'site', found, wanted: 'image' })
})

test.each([
  'https://lotus.example',
  'https://lotus.example/',
  'https://lotus.example/trailer.HTML?v=1',
  'https://lotus.example/a/index.htm',
  'https://lotus.example/a/index.html/',
  'https://lotus.example/index.html;jsessionid=1',
])('a web page is neither image nor video: %s', (address) => {
  for (const wanted of ['image', 'video'] as const) expect(notMediaAt(address, wanted)).toEqual({ kind: 'page', found: 'HTML', wanted })
})

test.each([
  ['video', 'JPG', 'https://cdn.example/poster.jpg'],
  ['video', 'M3U8', 'https://cdn.example/live/master.m3u8?token=1'],
  ['video', 'MP3', 'https://cdn.example/song.mp3'],
  ['video', 'JPG', 'https://cdn.example/poster.jpg/'],
  ['video', 'JPG', 'https://img.youtube.com/vi/abc/hqdefault.jpg'],
  ['image', 'MP4', 'https://cdn.example/clip.mp4'],
  ['image', 'PDF', 'https://cdn.example/flyer.PDF'],
] as const)('no %s, but a file of another kind (%s): %s', (wanted, found, address) => {
  expect(notMediaAt(address, wanted)).toEqual({ kind: 'file', found, wanted })
})

test.each([
  ['video', 'https://cdn.example/clip.mp4'],
  ['video', 'https://cdn.example/clip.mov'],
  ['video', 'https://cdn.example/download?file=7'],
  ['video', 'https://cdn.example/?file=7'],
  ['video', 'http://localhost:4000/files/kYk2c1nYw0bVh0m1vJ7J3wq4V8r5TzXs'],
  ['video', 'https://www.dropbox.com/scl/fi/abc/clip.mp4?rlkey=x&raw=1'],
  ['video', 'https://www.dropbox.com/s/abc/clip.mp4?dl=1'],
  ['video', 'https://dl.dropboxusercontent.com/s/abc/clip.mp4'],
  ['video', 'https://drive.google.com/uc?export=download&id=1aB'],
  ['video', 'https://player.vimeo.com/external/1.hd.mp4?s=2'],
  ['video', 'https://github.com/lotus/quest/raw/main/clip.mp4'],
  ['video', 'https://video.twimg.com/ext_tw_video/1/clip.mp4'],
  ['video', 'https://myyoutube.com/clip'],
  ['video', 'https://v16-webapp.tiktok.com/abc/video/tos/1'],
  ['video', 'https://cdn.example/kitten.gif?fm=mp4'],
  ['video', 'https://res.cloudinary.com/demo/video/upload/w_300,f_mp4/kitten.gif'],
  ['image', 'https://play.google.com/intl/en_us/badges/static/images/badges/en_badge_web_generic.png'],
  ['image', 'https://github.com/lotus.png?size=200'],
  ['image', 'https://github.com/lotus/quest/actions/workflows/ci.yml/badge.svg'],
  ['image', 'https://t.me/i/userpic/320/lotus.jpg'],
  ['image', 'https://page.widget.zalo.me/static/images/2.0/Logo.svg'],
  ['image', 'https://commons.wikimedia.org/wiki/Special%3AFilePath/Lotus.jpg'],
  ['image', 'https://www.dropbox.com/s/raw/abc/b.png'],
  ['image', 'https://drive.google.com/a/lotus.example/uc?id=1'],
  ['image', 'https://cdn.example/clip.mp4?x-oss-process=video/snapshot,t_1000,f_jpg'],
  ['image', 'https://image.thum.io/get/https://lotus.example/index.html'],
  ['image', 'https://img.shields.io/github/downloads/lotus/quest/latest/app.apk'],
  ['image', 'https://lotus.imgix.net/flyer.pdf?page=1'],
  ['image', 'https://vi.wikipedia.org/wiki/%C4%90%E1%BA%B7c_bi%E1%BB%87t:FilePath/Sen.jpg'],
  ['image', 'https://lookaside.instagram.com/seo/google_widget/crawler/?media_id=1'],
  ['video', 'https://github.com/lotus/quest/releases/latest/download/clip.mp4'],
  ['video', 'https://www.dropbox.com/scl/fo/abc/h/clip.mp4?rlkey=x&raw=1'],
  ['video', 'https://v.redd.it/abc/DASH_720'],
  ['image', 'https://cdn.example/a.png?w=9'],
  ['image', 'https://img.youtube.com/vi/abc/hqdefault.jpg'],
  ['image', 'https://graph.facebook.com/1/picture?type=large'],
  ['image', 'https://upload.wikimedia.org/wikipedia/commons/a/ab/Lotus.jpg'],
  ['image', 'https://commons.wikimedia.org/wiki/Special:FilePath/Lotus.jpg'],
  ['image', 'https://i.imgur.com/abc.png'],
  ['image', 'https://imgur.com/abc.png'],
  ['image', 'https://images.unsplash.com/photo-1?w=400'],
  ['image', 'https://github.com/lotus.png'],
  ['image', 'ftp://youtube.com/watch'],
  ['image', 'youtube.com/watch?v=1'],
  ['image', ''],
] as const)('may be %s: %s', (kind, address) => {
  expect(notMediaAt(address, kind)).toBeUndefined()
})

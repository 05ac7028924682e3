import { describe, expect, test } from '@jest/globals'
import { errorsOf } from '../testing/errors-of.ts'
import { ArticleContent } from './article.ts'
import { contentOf } from './contents.ts'
import { EmailContent } from './email.ts'
import { PlayableContent } from './html-playable.ts'
import { VideoContent } from './video.ts'

type Case = [string, object, readonly unknown[]]

const article = { title: 'Guide', image_url: 'https://a.example/i.png', read_more_url: 'lotus://guide', duration: 60 }
test.each<Case>([
  ['a second', { duration: 1 }, []],
  ['an hour', { duration: 3600 }, []],
  ['no time', { duration: 0 }, [['/body/duration', 'too_small', 1]]],
  ['more than an hour', { duration: 3601 }, [['/body/duration', 'too_big', 3600]]],
  ['half a second', { duration: 0.5 }, [['/body/duration', 'not_integer', undefined]]],
  ['no image', { image_url: '' }, [['/body/image_url', 'required', undefined]]],
  ['an app link as its image', { image_url: 'lotus://i.png' }, [['/body/image_url', 'invalid_url', undefined]]],
  ['a title as long as may be', { title: 'x'.repeat(200) }, []],
  ['a title too long', { title: 'x'.repeat(201) }, [['/body/title', 'too_long', 200]]],
])('an article with %s', (_, change, errors) => expect(errorsOf(ArticleContent, { ...article, ...change })).toEqual(errors))

const email = { subject: 'Hi {{name}}', content: '<p>{{gift}}</p>', cta_link: 'https://a.example/', variables: ['name', 'gift'] }
test.each<Case>([
  ['variables as declared', {}, []],
  ['a variable that nothing uses', { variables: ['name', 'gift', 'more'] }, []],
  ['a subject whose variable is not declared', { variables: ['gift'] }, [['/body/subject', 'undeclared_variable', undefined]]],
  ['a content whose variable is not declared', { variables: ['name'] }, [['/body/content', 'undeclared_variable', undefined]]],
  ['a name of 50 characters', { variables: ['name', 'gift', 'x'.repeat(50)] }, []],
  ['a name of 51 characters', { variables: ['name', 'gift', 'x'.repeat(51)] }, [['/body/variables/2', 'invalid_format', undefined]]],
  ['a name with a capital', { variables: ['name', 'gift', 'Name'] }, [['/body/variables/2', 'invalid_format', undefined]]],
  ['a name twice', { variables: ['name', 'gift', 'name'] }, [['/body/variables', 'duplicate', undefined]]],
  ['nothing to read', { content: '<p> &nbsp; </p>' }, [['/body/content', 'required', undefined]]],
  ['a picture alone', { content: '<p><img src="https://a.example/i.png"></p>' }, []],
  ['plain text with angles', { content: '3 <5' }, []],
  ['a content as long as may be', { content: 'x'.repeat(100_000) }, []],
  ['a content too long', { content: 'x'.repeat(100_001) }, [['/body/content', 'too_long', 100_000]]],
  ['no link', { cta_link: '' }, [['/body/cta_link', 'required', undefined]]],
])('an email with %s', (_, change, errors) => expect(errorsOf(EmailContent, { ...email, ...change })).toEqual(errors))

const playable = { html_url: 'https://a.example/', skippable_after: null, variables: [] }
test.each<Case>([
  ['no way to skip it', {}, []],
  ['5 seconds', { skippable_after: 5 }, []],
  ['20 seconds', { skippable_after: 20 }, []],
  ['4 seconds', { skippable_after: 4 }, [['/body/skippable_after', 'too_small', 5]]],
  ['21 seconds', { skippable_after: 21 }, [['/body/skippable_after', 'too_big', 20]]],
  ['an empty value', { variables: [{ name: 'a', value: '' }] }, []],
  ['an empty name', { variables: [{ name: ' ', value: 'x' }] }, [['/body/variables/0/name', 'required', undefined]]],
  [
    'one name twice',
    {
      variables: [
        { name: 'a', value: '1' },
        { name: 'a ', value: '2' },
      ],
    },
    [['/body/variables', 'duplicate', undefined]],
  ],
])('a playable with %s', (_, change, errors) => expect(errorsOf(PlayableContent, { ...playable, ...change })).toEqual(errors))

const video = { video_url: 'https://a.example/v.mp4', duration: 60, skippable_after: 30, image_url: null, read_more_url: '' }
test.each<Case>([
  ['30 seconds', {}, []],
  ['31 seconds', { skippable_after: 31 }, [['/body/skippable_after', 'too_big', 30]]],
  ['4 seconds', { skippable_after: 4 }, [['/body/skippable_after', 'too_small', 5]]],
  ['its end', { duration: 10, skippable_after: 10 }, []],
  ['after its end', { duration: 10, skippable_after: 11 }, [['/body/skippable_after', 'too_late', undefined]]],
  ['never', { duration: 1, skippable_after: null }, []],
])('a video to be skipped after %s', (_, change, errors) => expect(errorsOf(VideoContent, { ...video, ...change })).toEqual(errors))

describe('a content that is read', () => {
  test('has every field, blank where it is missing or of another type', () => {
    expect(contentOf('article', {})).toEqual({ title: '', image_url: null, read_more_url: '', duration: null })
    expect(contentOf('video', { duration: '60', skippable_after: 'soon', video_url: 5 })).toMatchObject({
      duration: 60,
      skippable_after: null,
      video_url: null,
    })
    expect(contentOf('survey', { title: 'x', pages: [{}] })).toEqual({ title: 'x', pages: [] })
    expect(contentOf('metric_event', { title: 'x' })).toEqual({})
  })

  test('has the questions of a survey that is still being written', () => {
    const pages = [{ id: 'p', questions: [{ id: 'q', type: 'multiple', options: [{ id: 'a' }] }] }]
    const question = { id: 'q', type: 'multiple', title: '', required: false, options: [{ id: 'a', label: '' }], allow_other: false }
    expect(contentOf('survey', { pages })).toEqual({
      title: '',
      pages: [{ id: 'p', title: '', questions: [{ ...question, min_select: null, max_select: null }] }],
    })
  })

  test('keeps what another type has too', () => {
    expect(contentOf('video', { ...article })).toEqual({
      video_url: null,
      duration: 60,
      skippable_after: null,
      image_url: article.image_url,
      read_more_url: 'lotus://guide',
    })
  })
})

import { DURATION_MAX, type LocalizedText, TASK_TYPE_RULES, type TaskTypeCode, type TaskWrite } from '@console/contract'
import type { Entities } from './api-document/texts/resource-texts.ts'
import { surveyEntities } from './api-document/texts/survey-entities.ts'

interface MissionType<T extends TaskTypeCode> {
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly sample: Extract<TaskWrite, { task_type: T }>['content']
  /** The start of the names of the contract's schemas. */
  readonly entity: { [Name in keyof Entities]: Name extends `${infer Entity}Write` ? Entity : never }[keyof Entities]
  /** Texts of the API document on what the content consists of. */
  readonly entities: Entities
}

const DURATION = `Seconds, at most ${DURATION_MAX}.`
const skippable = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `After how many seconds it can be skipped, ${min} to ${max}; null if never.`
const LINK = 'A valid URL, or an address with an app’s own scheme.'
const question = { id: 'q1', title: 'How did you like it?', required: true }

export const MISSION_TYPES: { readonly [T in TaskTypeCode]: MissionType<T> } = {
  metric_event: {
    name: { en: 'Metric event', vi: 'Sự kiện chỉ số' },
    description: { en: 'Reach a value of a metric in the game.', vi: 'Đạt một mức chỉ số trong trò chơi.' },
    sample: {},
    entity: 'MetricEvent',
    entities: { MetricEventContent: { description: 'Empty: the completion rule is the mission.' } },
  },
  article: {
    name: { en: 'Article', vi: 'Bài viết' },
    description: { en: 'Read an article for a while.', vi: 'Đọc một bài viết trong một khoảng thời gian.' },
    sample: {
      title: 'The guide',
      image_url: 'https://cdn.lotus.example/guide.jpg',
      read_more_url: 'https://lotus.example/guide',
      duration: 120,
    },
    entity: 'Article',
    entities: {
      ArticleContent: {
        description: 'An article to read.',
        fields: { read_more_url: LINK, duration: `The minimum reading time. ${DURATION}` },
      },
    },
  },
  email: {
    name: { en: 'Email', vi: 'Email' },
    description: { en: 'Open an email and follow its link.', vi: 'Mở email và nhấn vào liên kết.' },
    sample: {
      subject: 'Your summer, {{first_name}}',
      content: '<p>Hello {{first_name}}, there is a reward for you.</p>',
      cta_link: 'https://lotus.example/summer',
      variables: ['first_name'],
    },
    entity: 'Email',
    entities: {
      EmailContent: {
        description:
          'An email to open. `{{name}}` in subject and content stands for a variable, which must be declared, otherwise `undeclared_variable` at the field that uses it.',
        fields: {
          content: 'Rich text, as described in CampaignWrite. Markup without any text is `required`.',
          cta_link: `Where its button leads. ${LINK}`,
          variables: 'The names that subject and content can use.',
        },
      },
    },
  },
  html_playable: {
    name: { en: 'HTML playable', vi: 'HTML chơi thử' },
    description: { en: 'Play a sample HTML page.', vi: 'Chơi thử một trang HTML.' },
    sample: { html_url: 'https://play.lotus.example/index.html', skippable_after: 10, variables: [{ name: 'locale', value: 'vi' }] },
    entity: 'Playable',
    entities: {
      PlayableContent: {
        description: 'A page with a game to try.',
        fields: {
          html_url: 'A valid URL with https, otherwise `invalid_https_url`.',
          skippable_after: skippable(TASK_TYPE_RULES.html_playable.skip),
          variables: 'Passed to the page; each name once, otherwise `duplicate`.',
        },
      },
      PlayableVariable: { description: 'A value that is passed to the page.' },
    },
  },
  video: {
    name: { en: 'Video', vi: 'Video' },
    description: { en: 'Watch a video.', vi: 'Xem một video.' },
    sample: {
      video_url: 'https://cdn.lotus.example/trailer.mp4',
      duration: 90,
      skippable_after: 15,
      image_url: 'https://cdn.lotus.example/trailer.jpg',
      read_more_url: null,
    },
    entity: 'Video',
    entities: {
      VideoContent: {
        description: 'A video to watch.',
        fields: {
          video_url: 'The URL of an uploaded file, or any other.',
          duration: DURATION,
          skippable_after: `${skippable(TASK_TYPE_RULES.video.skip)} Not later than the end of the video, otherwise \`too_late\`.`,
          image_url: 'Shown once the video has ended or been skipped.',
          read_more_url: LINK,
        },
      },
    },
  },
  survey: {
    name: { en: 'Survey', vi: 'Khảo sát' },
    description: { en: 'Answer the questions of a survey.', vi: 'Trả lời các câu hỏi của một khảo sát.' },
    sample: {
      title: 'Three questions',
      pages: [
        {
          id: 'p1',
          title: 'First page',
          questions: [
            { ...question, type: 'rating', max: 5 },
            {
              ...question,
              id: 'q2',
              title: 'What did you play?',
              type: 'multiple',
              options: [
                { id: 'a', label: 'Story' },
                { id: 'b', label: 'Arena' },
              ],
              allow_other: true,
            },
            { ...question, id: 'q3', title: 'Anything else?', required: false, type: 'text', max_length: 500 },
          ],
        },
      ],
    },
    entity: 'Survey',
    entities: surveyEntities,
  },
}

import { COMPLETION_RULES, PLAYABLE_SKIP, type TaskType, VIDEO_SKIP } from '@console/contract'

/** The kinds of missions; fixed by the provider together with the shapes of their content (contract section 2). */
export const TASK_TYPE_LIST: readonly TaskType[] = [
  {
    id: 'metric_event',
    code: 'metric_event',
    name: { en: 'Metric event', vi: 'Sự kiện chỉ số' },
    description: { en: 'Reach a value of a metric in the game.', vi: 'Đạt một mức chỉ số trong trò chơi.' },
    status: 'active',
    skippable_time: null,
    needs_completion_rule: COMPLETION_RULES.metric_event,
  },
  {
    id: 'article',
    code: 'article',
    name: { en: 'Article', vi: 'Bài viết' },
    description: { en: 'Read an article for a while.', vi: 'Đọc một bài viết trong một khoảng thời gian.' },
    status: 'active',
    skippable_time: null,
    needs_completion_rule: COMPLETION_RULES.article,
  },
  {
    id: 'email',
    code: 'email',
    name: { en: 'Email', vi: 'Email' },
    description: { en: 'Open an email and follow its link.', vi: 'Mở email và nhấn vào liên kết.' },
    status: 'active',
    skippable_time: null,
    needs_completion_rule: COMPLETION_RULES.email,
  },
  {
    id: 'html_playable',
    code: 'html_playable',
    name: { en: 'HTML playable', vi: 'HTML chơi thử' },
    description: { en: 'Play a sample HTML page.', vi: 'Chơi thử một trang HTML.' },
    status: 'active',
    skippable_time: PLAYABLE_SKIP,
    needs_completion_rule: COMPLETION_RULES.html_playable,
  },
  {
    id: 'video',
    code: 'video',
    name: { en: 'Video', vi: 'Video' },
    description: { en: 'Watch a video.', vi: 'Xem một video.' },
    status: 'active',
    skippable_time: VIDEO_SKIP,
    needs_completion_rule: COMPLETION_RULES.video,
  },
  {
    id: 'survey',
    code: 'survey',
    name: { en: 'Survey', vi: 'Khảo sát' },
    description: { en: 'Answer the questions of a survey.', vi: 'Trả lời các câu hỏi của một khảo sát.' },
    status: 'active',
    skippable_time: null,
    needs_completion_rule: COMPLETION_RULES.survey,
  },
]

import type { tasks } from '../db/schema/index.ts'

type Type = (typeof tasks.$inferInsert)['task_type']

/** A whole content of each type, in the shape of contract section 2. */
export function contentOf(type: Type): Record<string, unknown> {
  const question = { id: 'q1', title: 'How did you like it?', required: true }
  const contents: Record<Type, Record<string, unknown>> = {
    metric_event: {},
    article: {
      title: 'The guide',
      image_url: 'https://cdn.lotus.example/guide.jpg',
      read_more_url: 'https://lotus.example/guide',
      duration: 120,
    },
    email: {
      subject: 'Your summer, {{first_name}}',
      content: '<p>Hello {{first_name}}, there is a reward for you.</p>',
      cta_link: 'https://lotus.example/summer',
      variables: ['first_name'],
    },
    html_playable: { html_url: 'https://play.lotus.example/index.html', skippable_after: 10, variables: [{ name: 'locale', value: 'vi' }] },
    video: {
      video_url: 'https://cdn.lotus.example/trailer.mp4',
      duration: 90,
      skippable_after: 15,
      image_url: 'https://cdn.lotus.example/trailer.jpg',
      read_more_url: null,
    },
    survey: {
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
  }
  return contents[type]
}

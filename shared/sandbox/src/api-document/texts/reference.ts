import { PERMISSION_KEYS } from '@console/contract'
import { PERMISSION_LIST } from '../../routes/reference/permission-list.ts'
import { TASK_TYPE_LIST } from '../../routes/reference/task-types.ts'
import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

export const referenceTexts: ResourceTexts<'ref'> = {
  tag: 'Short lists that the provider maintains, the same for every publisher.',
  calls: {
    'ref.categories': {
      summary: 'List categories of applications',
      description: 'What an application can be.',
    },
    'ref.age_classifications': {
      summary: 'List age classifications',
      description: 'The age from which an application is suitable.',
    },
    'ref.countries': {
      summary: 'List countries',
      description: 'Where an application can be offered.',
    },
    'ref.task_types': {
      summary: 'List types of missions',
      description: 'What a mission can be.',
    },
    'ref.permissions': {
      summary: 'List permission keys',
      description: 'Every key that a role can hold, with its name and description.',
    },
  },
  entities: {
    Category: {
      description: 'What an application can be.',
      fields: { code: 'For programs; never changes.' },
      example: { id: seedId('category', 6), code: 'casual', name: { en: 'Casual', vi: 'Phổ thông' } },
    },
    AgeClassification: {
      description: 'The age from which an application is suitable.',
      example: { id: seedId('age', 2), code: '12+', name: { en: '12 and older', vi: 'Từ 12 tuổi' }, min_age: 12 },
      fields: { code: 'For programs; never changes.', min_age: { type: 'integer', minimum: 0, description: 'In years.' } },
    },
    Country: {
      description: 'A country or territory.',
      example: { code: 'VN', name: { en: 'Vietnam', vi: 'Việt Nam' }, phone_prefix: '+84' },
      fields: {
        code: { pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' },
        phone_prefix: { pattern: '^\\+\\d+$', description: 'With a plus, such as +84.' },
      },
    },
    TaskType: {
      description: 'What a mission can be.',
      example: TASK_TYPE_LIST.find(({ code }) => code === 'video'),
      fields: {
        skippable_time: 'After how many seconds people can skip a mission of this type; null if never.',
        needs_completion_rule: 'Whether a mission of this type has a completion rule.',
      },
    },
    SkippableTime: {
      description: 'The range of seconds to choose from.',
      fields: { min: { type: 'integer', minimum: 0 }, max: { type: 'integer', minimum: 0 } },
    },
    Permission: {
      description: 'A permission key with its name and description.',
      example: PERMISSION_LIST[0],
      fields: {
        key: {
          enum: [...PERMISSION_KEYS],
          description: '`pub:{resource}:{action}`, or `app:{action}` and `campaign:{action}` for one’s own.',
        },
      },
    },
  },
}

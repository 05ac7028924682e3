import type { Database } from '../db/database.ts'
import { metricRequests } from '../db/schema/index.ts'
import { APPLICATION } from './applications.ts'
import { seedId } from './ids.ts'
import { metricIds } from './metrics.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { USER } from './users.ts'

type Row = typeof metricRequests.$inferInsert

/** Numbered from 1. Lotus Games has some of each status. */
export const metricRequestId = (n: number) => seedId('metricRequest', n)
export const HANOI_METRIC_REQUEST = metricRequestId(6)

const inCategoryOf = (code: string) => metricIds(code).metrics_category_id

export async function seedMetricRequests(db: Database, { day }: Moment): Promise<void> {
  const plan = (n: number, asked: number, rest: Omit<Row, 'id' | 'publisher_id' | 'created_on' | 'updated_on'>): Row => ({
    id: metricRequestId(n),
    publisher_id: PUBLISHER.lotus,
    created_on: day(asked),
    updated_on: rest.decided_on ?? day(asked),
    ...rest,
  })
  await db.insert(metricRequests).values([
    plan(1, -3, {
      name: 'Boss battles won',
      description: 'How many bosses the character has defeated, to invite strong players to the winter arena.',
      application_id: APPLICATION.quest,
      metrics_category_id: inCategoryOf('quests_completed'),
      data_type: 'integer',
      example: '12',
      status: 'pending',
      requested_by: USER.editor,
    }),
    plan(2, -2, {
      name: 'Số đèn lồng đã thắp',
      description: 'Tổng số đèn lồng mà nhân vật đã thắp trong mùa lễ hội.',
      application_id: APPLICATION.lantern,
      metrics_category_id: null,
      data_type: 'short',
      example: '40',
      status: 'pending',
      requested_by: USER.owner,
    }),
    plan(3, -1, {
      name: 'Preferred language',
      description: 'The language in which someone plays.',
      application_id: null,
      metrics_category_id: inCategoryOf('platform'),
      data_type: 'keyword',
      example: 'vi, en',
      status: 'pending',
      requested_by: USER.manager,
    }),
    plan(4, -40, {
      name: 'Login streak',
      description: 'Days in a row with a login, for the daily rewards.',
      application_id: APPLICATION.quest,
      metrics_category_id: inCategoryOf('login_streak'),
      data_type: 'byte',
      example: '7',
      status: 'approved',
      decided_on: day(-36),
      metric_id: metricIds('login_streak').metric_id,
      requested_by: USER.owner,
    }),
    plan(5, -30, {
      name: 'Phone number',
      description: 'To send vouchers by SMS.',
      application_id: null,
      metrics_category_id: null,
      data_type: 'keyword',
      example: '0912 345 678',
      status: 'rejected',
      decision_note: 'Personal data is not a metric. Missions can reach people by email instead.',
      decided_on: day(-29),
      requested_by: USER.editor,
    }),
    {
      ...plan(6, -4, {
        name: 'Circuits won',
        description: 'How many circuits the driver has won.',
        application_id: APPLICATION.racer,
        metrics_category_id: inCategoryOf('level'),
        data_type: 'integer',
        example: '',
        status: 'pending',
        requested_by: USER.hanoi,
      }),
      publisher_id: PUBLISHER.hanoi,
    },
  ])
}

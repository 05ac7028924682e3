import * as v from 'valibot'
import { writeOf } from './write-of.ts'

/** Nothing more: the completion rule is the mission. */
export const MetricEventContent = v.object({})
export const MetricEventWrite = writeOf('metric_event', MetricEventContent)

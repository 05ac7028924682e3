import type { FailureReport } from '@console/module'
import { postReport } from './post-report.ts'

/** For the report of the visit. */
export const reportedFailures: FailureReport[] = []

/** Tells the host what a page could not show, so that the id which the person quotes is in its log. */
export function sendReport(failure: FailureReport): void {
  reportedFailures.push(failure)
  postReport('/report', failure)
}

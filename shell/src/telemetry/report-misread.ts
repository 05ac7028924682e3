import type { Misread } from '@console/api'
import type { MisreadReport } from '@console/module'
import { pageDataStore } from '@console/session'
import { postReport } from '../failures/post-report.ts'

export function reportMisread(found: Misread): void {
  const report: MisreadReport = { ...found, shell: pageDataStore.getState().shell?.hash }
  postReport('/report/misread', report)
}

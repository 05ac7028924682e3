import type { Misread } from '@console/api'
import type { MisreadReport } from '@console/module'
import { pageDataStore } from '@console/session'
import { tellHost } from '../failures/tell-host.ts'

export function reportMisread(found: Misread): void {
  const report: MisreadReport = { ...found, shell: pageDataStore.getState().shell?.hash }
  tellHost('/report/misread', report)
}

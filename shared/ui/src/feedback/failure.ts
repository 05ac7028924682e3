export type { Failure, Loadable } from '@console/api'

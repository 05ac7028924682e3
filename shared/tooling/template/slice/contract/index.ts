// What '@console/contract' is once the slice belongs to it.
export * from '@console/contract'
export * as paths from './paths.ts'
export * from './sample-things.ts'

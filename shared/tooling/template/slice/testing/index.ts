// What '@console/testing' is once the slice belongs to it.
export * from '@console/testing'
export { sampleThingFactory } from './sample-thing-factory.ts'

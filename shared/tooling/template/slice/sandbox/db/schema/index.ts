export * from './sample-things.ts'

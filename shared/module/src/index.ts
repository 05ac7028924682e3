export * from './descriptor.ts'
export * from './page-data.ts'
export * from './released.ts'

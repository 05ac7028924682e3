import { buildAll } from './src/build/build-all.ts'
import { BuildOfOneFailed } from './src/build/build-in-own-process.ts'

const started = performance.now()
try {
  await buildAll({ say: console.log })
  console.log(`everything is built (${((performance.now() - started) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(error instanceof BuildOfOneFailed ? error.message : error)
  process.exit(1)
}

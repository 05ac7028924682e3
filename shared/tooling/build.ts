import { BuildFailed } from '@console/federation'
import { buildControl, CONTROL_REGISTRY } from './control/build-control.ts'
import { buildAll } from './src/build/build-all.ts'
import { BuildOfOneFailed } from './src/build/build-in-own-process.ts'
import { buildKitPackages } from './src/build/build-kit-packages.ts'
import { buildSandbox } from './src/build/build-sandbox.ts'

const started = performance.now()
try {
  if (process.argv.includes('--control')) {
    await buildControl({ log: console.log })
    console.log(`the one bundle is in ${CONTROL_REGISTRY}`)
  } else if (process.argv.includes('--for-tests')) {
    await buildSandbox(console.log)
    await buildKitPackages()
  } else await buildAll({ log: console.log })
  console.log(`everything is built (${((performance.now() - started) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(error instanceof BuildOfOneFailed || error instanceof BuildFailed ? error.message : error)
  process.exit(1)
}

import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const files: readonly string[] = workerData
const exported = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
parentPort?.postMessage(exported.map((module) => module.default))

const names = ['log', 'warn', 'error', 'info', 'debug'] as const

/** Writes to the browser's console; the federation's own also collects stack traces for its debug mode. */
export const createLogger = (prefix: string) => Object.fromEntries(names.map((name) => [name, console[name].bind(console, prefix)]))

/** Builds have no use for what browsers run. */
const ofBuilds = undefined

export { ofBuilds as bindLoggerToCompiler, ofBuilds as createInfrastructureLogger, ofBuilds as infrastructureLogger, ofBuilds as logger }

import { hostileCallsOn } from '../testing/hostile-calls.ts'

hostileCallsOn('PGlite')

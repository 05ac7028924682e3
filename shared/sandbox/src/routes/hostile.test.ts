import { hostileCallsOn } from '../testing/hostile-calls.ts'

// The same seed each time: the full round looks for what is new.
hostileCallsOn('PGlite', 25)

import { partialWritesOn } from '../testing/partial-rounds.ts'

partialWritesOn('PGlite')

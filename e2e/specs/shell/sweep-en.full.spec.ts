import { sweepIn } from '../../fixtures/sweep.ts'

sweepIn('en')

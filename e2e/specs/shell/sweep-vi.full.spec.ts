import { sweepIn } from '../../fixtures/sweep.ts'

sweepIn('vi')

import { demoAudienceOn } from '../testing/demo-audience.ts'

demoAudienceOn('PGlite', 'full')

import { demoAudienceOn } from '../testing/demo-audience.ts'

demoAudienceOn('PostgreSQL', 'full')

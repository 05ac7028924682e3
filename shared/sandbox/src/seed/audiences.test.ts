import { demoAudienceOn } from '../testing/demo-audience.ts'
import { ENGINES } from '../testing/engines.ts'

for (const engine of ENGINES) demoAudienceOn(engine, 'small')

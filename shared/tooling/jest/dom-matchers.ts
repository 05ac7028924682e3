import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// Pages read from a real sandbox; the default of one second is short on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

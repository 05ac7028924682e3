import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { getConfig } from '@testing-library/dom'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'

const { getElementError } = getConfig()

configure({
  // Pages read from a real sandbox; the default of one second is short on a busy machine.
  asyncUtilTimeout: 20_000,
  // Printing the page takes long, and only the last error of a `findBy` or `waitFor` is read: those before print none.
  getElementError: (message, container) =>
    isRepeated() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
})

/**
 * Testing Library sets this while it repeats a query; the name is its own, so `cheap-failures.test.tsx` notices when it goes. This
 * can go once Testing Library prints the page for the last error alone.
 */
const isRepeated = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

// React records a stack for each of the first ten thousand elements in a second; nothing reads them in a test that passes. This can
// go once React has a setting for that; the same test notices when the name goes.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

afterEach(cleanup)

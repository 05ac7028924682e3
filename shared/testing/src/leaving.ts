import { fireEvent } from '@testing-library/react'

/** Does what the browser does with a page when the person leaves its tab. */
export const hidePage = () => fireEvent(window, new Event('pagehide'))

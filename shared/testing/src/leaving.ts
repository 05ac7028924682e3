import { fireEvent } from '@testing-library/react'

/** What the browser does with the page when its tab is left. */
export const hidePage = () => fireEvent(window, new Event('pagehide'))

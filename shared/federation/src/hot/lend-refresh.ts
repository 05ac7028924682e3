/** In the shell's build for development, before React: modules borrow React's hot reload from here. */
import * as refresh from 'react-refresh/runtime'

refresh.injectIntoGlobalHook(globalThis)
globalThis.consoleRefresh = refresh

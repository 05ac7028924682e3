import { createStore } from 'zustand/vanilla'

/** Drawn by the shell. */
export const timeZoneQuestionStore = createStore(() => ({ isAsked: false }))

/** Lets the person choose among all time zones. */
export const askForTimeZone = () => timeZoneQuestionStore.setState({ isAsked: true })

export const closeTimeZones = () => timeZoneQuestionStore.setState({ isAsked: false })

import { createStore } from 'zustand/vanilla'

/** Whether the person is asked for a time zone among all there are; drawn by the shell. */
export const timeZoneQuestionStore = createStore(() => ({ isAsked: false }))

/** Lets the person choose among all time zones. */
export const askForTimeZone = () => timeZoneQuestionStore.setState({ isAsked: true })

export const closeTimeZones = () => timeZoneQuestionStore.setState({ isAsked: false })

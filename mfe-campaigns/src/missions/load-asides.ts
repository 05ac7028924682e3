/** Rarely drawn parts of mission forms share a file, since each file costs the module's entry its name and hash. */
export const missionAsides = () => import(/* webpackChunkName: "mission-asides" */ './mission-asides.ts')

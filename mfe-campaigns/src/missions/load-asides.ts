/** What forms of missions draw only at times, in one file, since each file costs the module's entry its name and hash. */
export const missionAsides = () => import(/* webpackChunkName: "mission-asides" */ './mission-asides.ts')

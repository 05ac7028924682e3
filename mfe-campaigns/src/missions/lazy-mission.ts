/** Rarely drawn parts of mission forms share a file, since each file costs the module's entry its name and hash. */
export const loadMissionParts = () => import(/* webpackChunkName: "mission-parts" */ './mission-on-demand.ts')

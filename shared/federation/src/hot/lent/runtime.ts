/** Takes the place of `react-refresh/runtime` in the builds of modules. */
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = consoleRefresh

/** Builds number their files independently, so what they register has their name before it. */
export function register(type: unknown, name: string): void {
  consoleRefresh.register(type, `${__HOT_NAME__} ${name}`)
}

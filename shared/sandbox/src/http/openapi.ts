export function openApi(): Record<string, unknown> { return {} }

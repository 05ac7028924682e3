export { ApplicationBadge, ModeBadge } from './application-badge.tsx'
export { ApplicationPicker } from './application-picker.tsx'

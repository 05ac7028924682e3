export { KeptForm } from './kept-form.tsx'

export {
  type Location,
  Navigate,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
export * from './console-router.tsx'
export { Link } from './link.tsx'
export { usePageInput, useSearchState } from './search-state.ts'

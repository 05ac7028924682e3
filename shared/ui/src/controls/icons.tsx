import {
  AppWindow,
  ArrowDown,
  ArrowUp,
  Building2,
  ChartNoAxesCombined,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleHelp,
  Copy,
  Download,
  Ellipsis,
  Eye,
  Globe,
  House,
  Languages,
  LayoutGrid,
  Link2,
  LogOut,
  Megaphone,
  Menu,
  Plus,
  Search,
  Settings,
  ShieldCheck,
  Trash2,
  User,
  Users,
  X,
} from 'lucide-react'

/** Every icon of the console by its meaning. All are decoration: a name is always shown beside the icon. */
const ICONS = {
  campaigns: Megaphone,
  applications: LayoutGrid,
  sources: Download,
  onelinks: Link2,
  'metric-requests': ChartNoAxesCombined,
  users: Users,
  roles: ShieldCheck,
  settings: Settings,
  home: House,
  window: AppWindow,
  publisher: Building2,
  user: User,
  language: Languages,
  zone: Globe,
  add: Plus,
  search: Search,
  menu: Menu,
  more: Ellipsis,
  close: X,
  check: Check,
  show: Eye,
  copy: Copy,
  delete: Trash2,
  'sign-out': LogOut,
  alert: CircleAlert,
  help: CircleHelp,
  up: ArrowUp,
  down: ArrowDown,
  left: ChevronLeft,
  right: ChevronRight,
  expand: ChevronDown,
}
export type IconId = keyof typeof ICONS

/** Beside long words in a narrow line. */
const KEEPS_ITS_SIZE = { flexShrink: 0 }

interface Props {
  readonly id: IconId | (string & {})
  /** Pixels. */
  readonly size?: number
}

export function Icon({ id, size = 18 }: Props) {
  const Drawing = ICONS[id as IconId] ?? CircleHelp
  return <Drawing aria-hidden size={size} strokeWidth={1.75} style={KEEPS_ITS_SIZE} />
}

import {
  AlarmClock,
  CircleArrowDown,
  CircleArrowUp,
  CircleDot,
  FileText,
  Gift,
  Link2,
  type LucideIcon,
  Mail,
  Megaphone,
  Mountain,
  OctagonAlert,
  Sparkles,
  Video,
  Wrench,
} from 'lucide-react';
import type { ChipTone } from '../../components/Chip/index.ts';
import type { AttachmentKind, NotificationPriority, NotificationType } from './notification.ts';

/** Sign of each type. */
export const typeIcons: Readonly<Record<NotificationType, LucideIcon>> = {
  welcome: Mountain,
  announcement: Megaphone,
  feature: Sparkles,
  maintenance: Wrench,
  promotion: Gift,
  reminder: AlarmClock,
  personal: Mail,
};

/** Sign and tone of each priority. */
export const priorityLooks: Readonly<Record<NotificationPriority, { readonly Icon: LucideIcon; readonly tone: ChipTone }>> = {
  urgent: { Icon: OctagonAlert, tone: 'danger' },
  high: { Icon: CircleArrowUp, tone: 'warning' },
  normal: { Icon: CircleDot, tone: 'neutral' },
  low: { Icon: CircleArrowDown, tone: 'neutral' },
};

export const attachmentIcons: Readonly<Record<AttachmentKind, LucideIcon>> = { link: Link2, document: FileText, video: Video };

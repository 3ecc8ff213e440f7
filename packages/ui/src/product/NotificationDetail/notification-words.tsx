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
import type { AttachmentKind, NotificationPriority, NotificationType, SenderRole } from './notification.ts';

/** Name and sign of each type. */
export const typeWords: Readonly<Record<NotificationType, { readonly label: string; readonly Icon: LucideIcon }>> = {
  welcome: { label: 'Welcome', Icon: Mountain },
  announcement: { label: 'Announcement', Icon: Megaphone },
  feature: { label: 'Feature', Icon: Sparkles },
  maintenance: { label: 'Maintenance', Icon: Wrench },
  promotion: { label: 'Promotion', Icon: Gift },
  reminder: { label: 'Reminder', Icon: AlarmClock },
  personal: { label: 'Personal', Icon: Mail },
};

/** Name, sign and tone of each priority. */
export const priorityWords: Readonly<
  Record<NotificationPriority, { readonly label: string; readonly Icon: LucideIcon; readonly tone: ChipTone }>
> = {
  urgent: { label: 'Urgent', Icon: OctagonAlert, tone: 'danger' },
  high: { label: 'High priority', Icon: CircleArrowUp, tone: 'warning' },
  normal: { label: 'Normal priority', Icon: CircleDot, tone: 'neutral' },
  low: { label: 'Low priority', Icon: CircleArrowDown, tone: 'neutral' },
};

export const roleWords: Readonly<Record<SenderRole, string>> = { admin: 'Administrator', system: 'System', support: 'Support' };

export const attachmentWords: Readonly<Record<AttachmentKind, { readonly label: string; readonly Icon: LucideIcon }>> = {
  link: { label: 'Link', Icon: Link2 },
  document: { label: 'Document', Icon: FileText },
  video: { label: 'Video', Icon: Video },
};

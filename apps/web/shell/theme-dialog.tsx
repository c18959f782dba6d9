import { colourChoice, density, hints, logoColour, sidebars, sidebarTheme } from '#kernel/web';
import { Modal } from 'antd';
import { ThemeChoice } from './theme-choice.tsx';
import { setThemeDialog } from './theme-dialog-state.ts';
import './theme-dialog.css';

const picture = (name: keyof typeof sidebars) => (
  <span className="theme-picture" aria-hidden="true">
    <i style={{ background: sidebars[name].sidebar }} />
    <b />
  </span>
);

/** S-004, B-035, E-005. */
export default function ThemeDialog() {
  return (
    <Modal
      open
      title="Theme Settings"
      width={560}
      footer={null}
      onCancel={() => setThemeDialog(false)}
    >
      <ThemeChoice
        title="Sidebar Color"
        setting={sidebarTheme}
        choices={[
          { value: 'dark', label: sidebars.dark.label, picture: picture('dark') },
          {
            value: 'dark-blue',
            label: sidebars['dark-blue'].label,
            picture: picture('dark-blue'),
          },
          { value: 'light', label: sidebars.light.label, picture: picture('light') },
        ]}
      />
      <ThemeChoice
        title="Appearance"
        setting={colourChoice}
        choices={[
          { value: 'system', label: 'As the system' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <ThemeChoice
        title="Density"
        setting={density}
        choices={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
      <ThemeChoice
        title="Logo background"
        setting={logoColour}
        choices={[
          { value: 'tenant', label: 'Colour of the organisation' },
          { value: 'none', label: 'None' },
        ]}
      />
      <ThemeChoice
        title="Hints under fields"
        setting={hints}
        choices={[
          { value: 'on', label: 'Shown' },
          { value: 'off', label: 'Hidden' },
        ]}
      />
      <p className="soft theme-note">Kept in this browser, for everyone who signs in here.</p>
    </Modal>
  );
}

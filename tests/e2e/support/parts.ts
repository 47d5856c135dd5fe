import { expect, type Locator, type Page } from '@playwright/test';

const PLATE = 'Plaque d’immatriculation';
const CHECK = 'Vérifier la disponibilité';

/** Page object that finds controls by their visible text. */
class Part {
  readonly page: Page;
  readonly root: Locator;
  constructor(page: Page, selector: string) {
    this.page = page;
    this.root = page.locator(selector);
  }

  button = (name: string | RegExp) => this.root.getByRole('button', { name });
  link = (name: string | RegExp) => this.root.getByRole('link', { name });
  heading = (name: string) => this.root.getByRole('heading', { name });
  text = (words: string | RegExp) => this.root.getByText(words);
  field = (name: string) => this.root.getByLabel(name);
  plate = () => this.field(PLATE);
  check = () => this.button(CHECK);
  press = (name: string | RegExp) => this.button(name).click();
  fill = (name: string, text: string) => this.field(name).fill(text);
  sees = (words: string | RegExp) => expect(this.text(words)).toBeVisible();

  async fillDetails() {
    await this.fill('Nom complet', 'Zoé Essai');
    await this.fill('Adresse', 'Gonesse');
  }
}

export class Card extends Part {
  constructor(page: Page) {
    super(page, '#main-form');
  }

  async visit(given: { plaque?: string; vitrage?: string; phone?: string } = {}) {
    await this.page.goto('/');
    await this.fillIn(given);
  }

  async fillIn({ plaque = 'AB000CD', vitrage = 'Pare-brise', phone = '' } = {}) {
    await this.fill(PLATE, plaque);
    await this.check().click();
    await this.root.getByText(vitrage, { exact: true }).click();
    await this.fill('Téléphone', phone);
  }

  send = () => this.press('Finaliser ma demande');
}

export class Flow extends Part {
  constructor(page: Page) {
    super(page, '.funnel');
  }

  at = (step: 1 | 2 | 3 | 4) => this.sees(`Étape ${step} / 4`);
  sent = () => expect(this.heading('Demande envoyée !')).toBeVisible();

  async open() {
    await this.page.goto('/');
    await this.page.getByRole('link', { name: 'Devis Express' }).click();
  }

  async checkPlate(plaque = 'AB000CD') {
    await this.fill(PLATE, plaque);
    await this.check().click();
    await this.at(2);
  }

  async reachStep2() {
    await this.page.goto('/#etape-1');
    await this.checkPlate();
  }

  async reachStep3({ plaque = 'AB000CD', vitrage = /Pare-brise/ } = {}) {
    await this.open();
    await this.answerTwoSteps(plaque, vitrage);
  }

  private async answerTwoSteps(plaque = 'AB000CD', vitrage = /Pare-brise/) {
    await this.checkPlate(plaque);
    await this.press(vitrage);
    await expect(this.field('Téléphone')).toBeVisible();
  }

  async leavePhone(phone: string) {
    await this.fill('Téléphone', phone);
    await this.press('Valider mon numéro');
  }

  /** Goes from the home page to step 3, and submits the phone number. */
  async reachSaved(phone: string) {
    await this.reachStep3();
    await this.leavePhone(phone);
  }

  /** After the phone number is saved, opens the form for name and address, and fills it in. */
  async openDetails() {
    await this.press('Compléter mes informations');
    await this.fillDetails();
  }

  /** Goes from the form for name and address to the success screen. */
  async confirm() {
    await this.press('Finaliser');
    await this.press('Envoyer la demande');
    await this.sent();
  }

  async saveDetails() {
    await this.openDetails();
    await this.press('Enregistrer');
  }

  /** After the phone number is saved, skips name and address, and sends the request without waiting for the result. */
  async finish() {
    await this.press('Terminer');
    await this.press('Envoyer la demande');
  }

  /** Goes from step 1 to the success screen, without name and address. */
  async send(phone: string) {
    await this.answerTwoSteps();
    await this.leavePhone(phone);
    await this.finish();
    await this.sent();
  }
}

import './nowhere.mjs';
